import type { AttributeValue } from '../model/inspection';
import { programText } from '../player/workshop/program-text';
import { textOfNumbers } from './numbers-text';

/** Maximum number of characters of a value that cannot be edited. */
const MAX = 120;

/** A value that cannot be edited, as text. */
export function valueText(value: AttributeValue): string {
  switch (value.kind) {
    case 'number':
      return String(Number(value.value.toFixed(4)));
    case 'flag':
      return String(value.value);
    case 'text':
      return programText(value.value, MAX);
    case 'numbers': {
      const more = value.more > 0 ? ` and ${value.more} more` : '';
      return programText(textOfNumbers(value.value), MAX) + more;
    }
    case 'other':
      return programText(value.text, MAX);
    case 'none':
      return 'none';
  }
}
