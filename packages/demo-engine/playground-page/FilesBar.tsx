import { type ReactElement, useState } from 'react';
import { ActionButton } from '../player/ActionButton';
import { TabList } from '../player/TabList';
import { isAssetPath } from '../playground/assets';
import { isFixed, type PlaygroundProject } from '../playground/project';
import { ConfirmDialog, NameDialog } from './FileDialogs';
import { MORE_ICONS } from '../player/workshop/more-icons';

interface FilesBarProps {
  project: PlaygroundProject;
  /** The open file. */
  path: string;
  idPrefix: string;
  panelId: string;
  onOpen(path: string): void;
  onAdd(path: string): void;
  /** Receives files from the reader's disk. */
  onFiles(files: readonly File[]): void;
  onRename(path: string): void;
  onDelete(): void;
}

/** The project's files as tabs, and their actions. */
export function FilesBar(props: FilesBarProps): ReactElement {
  const { project, path, idPrefix, panelId, onOpen, onAdd, onFiles, onRename, onDelete } = props;
  const [asked, setAsked] = useState<'add' | 'rename' | 'delete' | undefined>(undefined);
  const close = () => setAsked(undefined);
  const isStart = isFixed(project, path);
  const isEmpty = project.files.find((file) => file.path === path)?.text.trim() === '';

  return (
    <div className="kd-files-bar">
      <TabList
        label="Files"
        className="kd-files"
        idPrefix={idPrefix}
        selected={path}
        items={project.files.map((file) => ({ id: file.path, label: file.path, panelId }))}
        onSelect={onOpen}
      />
      <div className="kd-actions">
        <ActionButton icon={MORE_ICONS.add} iconOnly onClick={() => setAsked('add')}>
          Add file
        </ActionButton>
        {!isStart && (
          <>
            <ActionButton icon={MORE_ICONS.rename} iconOnly onClick={() => setAsked('rename')}>
              Rename file
            </ActionButton>
            <ActionButton icon={MORE_ICONS.delete} iconOnly onClick={() => (isEmpty ? onDelete() : setAsked('delete'))}>
              Delete file
            </ActionButton>
          </>
        )}
      </div>
      {asked === 'add' && (
        <NameDialog
          title="Add a file"
          action="Add"
          project={project}
          onName={onAdd}
          onFiles={onFiles}
          onClose={close}
        />
      )}
      {asked === 'rename' && (
        <NameDialog
          title={`Rename ${path}`}
          action="Rename"
          project={project}
          name={path}
          onName={(name) => {
            if (name !== path) onRename(name);
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={`Delete ${path}?`}
          text={isAssetPath(path) ? 'The project will be without it.' : 'Its text will be lost.'}
          keep="Keep it"
          discard="Delete"
          onDiscard={onDelete}
          onClose={close}
        />
      )}
    </div>
  );
}
