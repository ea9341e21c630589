import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks a line, counted from 1; undefined marks none. */
export const setMadeLine = StateEffect.define<number | undefined>();

const MARK = Decoration.line({ class: 'cm-madeLine' });

/** Marks the line that created the node selected in the inspector. The mark moves with its line while the reader types above it. */
export const madeLine: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state: { doc } }) {
    let marks = before.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMadeLine)) continue;
      const line = effect.value;
      marks =
        line === undefined || line < 1 || line > doc.lines
          ? RangeSet.empty
          : RangeSet.of(MARK.range(doc.line(line).from));
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
