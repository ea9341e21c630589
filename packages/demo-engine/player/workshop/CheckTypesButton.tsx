import type { ReactElement } from 'react';
import type { SourceFile } from '../../model/demo';
import type { Flavour } from '../../model/flavours';
import { ActionButton } from '../ActionButton';
import type { TypeCheck } from './use-type-check';

/** Flavors that TypeScript can check completely. Types in Vue and Svelte templates need their frameworks' own compilers. */
const CHECKED: readonly Flavour[] = ['vanilla', 'react'];

interface CheckTypesButtonProps {
  flavour: Flavour;
  isShown: boolean;
  typeCheck: TypeCheck;
  files(): Promise<readonly SourceFile[]>;
}

/** Checks the types of the code on demand and shows the outcome. */
export function CheckTypesButton({ flavour, isShown, typeCheck, files }: CheckTypesButtonProps): ReactElement | null {
  if (!isShown || !CHECKED.includes(flavour)) return null;
  return (
    <span className="kd-check-types">
      <ActionButton icon="done" disabled={typeCheck.isBusy} onClick={() => typeCheck.check(files)}>
        Check types
      </ActionButton>
      <span className="kd-check-note" role="status">
        {typeCheck.note}
      </span>
    </span>
  );
}
