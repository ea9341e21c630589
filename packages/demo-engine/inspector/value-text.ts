import type { AttributeValue } from '../model/inspection';
import { programText } from '../player/workshop/program-text';
import { textOfNumbers } from './numbers-text';

/** Most characters of a value that cannot be edited. */
const MOST = 120;

/** A value that cannot be edited, as text. */
export function valueText(value: AttributeValue): string {
  switch (value.kind) {
    case 'number':
      return String(Number(value.value.toFixed(4)));
    case 'flag':
      return String(value.value);
    case 'text':
      return programText(value.value, MOST);
    case 'numbers': {
      const more = value.more > 0 ? ` and ${value.more} more` : '';
      return programText(textOfNumbers(value.value), MOST) + more;
    }
    case 'other':
      return programText(value.text, MOST);
    case 'none':
      return 'none';
  }
}
