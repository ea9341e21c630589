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

/** A small drawing in the four flavors, one of which is shown. */
export function FourFlavours(): ReactNode {
  const prefix = useId();
  const [selected, setSelected] = useState<Id>('vanilla');
  return (
    <div className={styles.flavours}>
      <TabRow label="Framework of the code" tabs={SAMPLES} selected={selected} onSelect={setSelected} prefix={prefix} />
      {SAMPLES.map(({ id, Sample }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          className={styles.sample}
          data-selected={id === selected}
        >
          <MDXContent>
            <Sample />
          </MDXContent>
        </div>
      ))}
    </div>
  );
}
