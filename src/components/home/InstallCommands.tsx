import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId, useState, type ReactNode } from 'react';
import { CopyButton } from '../copy/CopyButton';
import { TabRow } from '../tabs/TabRow';
import styles from './InstallCommands.module.css';

const COMMANDS = [
  { id: 'vanilla', label: 'Vanilla', command: 'npm install konva' },
  { id: 'react', label: 'React', command: 'npm install react-konva konva' },
  { id: 'vue', label: 'Vue', command: 'npm install vue-konva konva' },
  { id: 'svelte', label: 'Svelte', command: 'npm install svelte-konva konva' },
] as const;

type Id = (typeof COMMANDS)[number]['id'];

/** The versions of packages that the demos run with, as `customFields.versions` of the site's configuration lists them. */
function useVersions(): (name: string) => string {
  const versions = useDocusaurusContext().siteConfig.customFields?.['versions'];
  return (name) => `${name} ${String(Reflect.get(Object(versions), name))}`;
}

/** The command that installs the library, for each framework, and the versions of what it installs. */
export function InstallCommands(): ReactNode {
  const prefix = useId();
  const versionOf = useVersions();
  const [selected, setSelected] = useState<Id>('vanilla');
  return (
    <div className={styles.install}>
      <TabRow label="Framework" tabs={COMMANDS} selected={selected} onSelect={setSelected} prefix={prefix} />
      {COMMANDS.map(({ id, command }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== selected}
          className={styles.panel}
        >
          <div className={styles.command}>
            <code>{command}</code>
            <CopyButton text={command} label="Copy command" />
          </div>
          <p className={styles.versions}>{command.replace('npm install ', '').split(' ').map(versionOf).join(', ')}</p>
        </div>
      ))}
    </div>
  );
}
