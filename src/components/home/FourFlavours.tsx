import { useId, useState, type ComponentType, type ReactNode } from 'react';
import ReactSample from '@site/src/pages/_home/react.mdx';
import SvelteSample from '@site/src/pages/_home/svelte.mdx';
import VanillaSample from '@site/src/pages/_home/vanilla.mdx';
import VueSample from '@site/src/pages/_home/vue.mdx';
import MDXContent from '@theme/MDXContent';
import { TabRow } from '../tabs/TabRow';
import styles from './FourFlavours.module.css';

type Id = 'vanilla' | 'react' | 'vue' | 'svelte';

const SAMPLES: { id: Id; label: string; Sample: ComponentType }[] = [
  { id: 'vanilla', label: 'Vanilla', Sample: VanillaSample },
  { id: 'react', label: 'React', Sample: ReactSample },
  { id: 'vue', label: 'Vue', Sample: VueSample },
  { id: 'svelte', label: 'Svelte', Sample: SvelteSample },
];

/** A small drawing in the four flavors: side by side where there is room, in tabs on phones. */
export function FourFlavours(): ReactNode {
  const prefix = useId();
  const [selected, setSelected] = useState<Id>('vanilla');
  return (
    <div className={styles.flavours}>
      <div className={styles.tabs}>
        <TabRow label="Framework" tabs={SAMPLES} selected={selected} onSelect={setSelected} prefix={prefix} />
      </div>
      <div className={styles.grid}>
        {SAMPLES.map(({ id, label, Sample }) => (
          <section
            key={id}
            id={`${prefix}-panel-${id}`}
            className={styles.sample}
            aria-label={label}
            data-selected={id === selected}
          >
            <h3 className={styles.label}>{label}</h3>
            <MDXContent>
              <Sample />
            </MDXContent>
          </section>
        ))}
      </div>
    </div>
  );
}
