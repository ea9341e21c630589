import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useEntryLinks } from '../site/entry-links';
import { Picture, type PictureName } from './pictures';
import styles from './Capabilities.module.css';

interface Capability {
  picture: PictureName;
  title: string;
  text: string;
  code: string;
  /** The page about it; the link is shown only when the page exists. */
  to: string;
}

const CAPABILITIES: Capability[] = [
  {
    picture: 'shapes',
    title: 'Shapes',
    text: 'Rectangles, circles, stars, paths, text, images, sprites, and shapes you draw yourself. Each is an object: read and set its attributes, group it, clone it, drag, resize and rotate it.',
    code: "new Konva.Star({ numPoints: 5, innerRadius: 17, outerRadius: 42, fill: '#f2664a' })",
    to: '/docs/shapes/Rect.html',
  },
  {
    picture: 'events',
    title: 'Events',
    text: 'Mouse, touch, pointer and drag events on single shapes. A hidden hit canvas finds the shape under the pointer, by its outline and not by its box.',
    code: "circle.on('click tap', () => circle.fill('#3fa66b'))",
    to: '/docs/events/Binding_Events.html',
  },
  {
    picture: 'animation',
    title: 'Animation',
    text: 'Tween attributes with an easing, or run a function in every frame and move what you like.',
    code: 'ball.to({ y: 98, duration: 0.8, easing: Konva.Easings.BounceEaseOut })',
    to: '/docs/animations/Create_an_Animation.html',
  },
  {
    picture: 'filters',
    title: 'Filters',
    text: 'Blur, brighten, pixelate, mask and more, on any cached node. Filters run in the order you list them, and your own function can be one.',
    code: 'photo.cache(); photo.filters([Konva.Filters.Pixelate]); photo.pixelSize(16)',
    to: '/docs/filters/Blur.html',
  },
  {
    picture: 'exporting',
    title: 'Export',
    text: 'Save the stage, a layer or one shape as a picture at any pixel ratio, or as JSON that recreates the same nodes.',
    code: "stage.toDataURL({ pixelRatio: 2, mimeType: 'image/png' })",
    to: '/docs/data_and_serialization/Serialize_a_Stage.html',
  },
  {
    picture: 'tree',
    title: 'Frameworks',
    text: 'The same tree of stage, layers, groups and shapes as components for React, Vue and Svelte. State sets the props, and events call your handlers.',
    code: '<Circle x={80} y={60} radius={40} draggable onDragEnd={keep} />',
    to: '/docs/react/index.html',
  },
];

/** What the library does, in six cells: a picture, two sentences, one line of code. */
export function Capabilities(): ReactNode {
  const written = new Set(useEntryLinks().map(({ to }) => to));
  return (
    <ul className={styles.grid}>
      {CAPABILITIES.map(({ picture, title, text, code, to }) => (
        <li key={title} className={styles.cell}>
          <Picture name={picture} className={styles.picture} />
          <h3 className={styles.title}>{written.has(to) ? <Link to={to}>{title}</Link> : title}</h3>
          <p className={styles.text}>{text}</p>
          <code className={styles.code}>{code}</code>
        </li>
      ))}
    </ul>
  );
}
