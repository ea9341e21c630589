/** The output of `stage.toJSON()`, with line breaks. `picture`, `effect` and `action` are attributes of this application. */
export const saved = JSON.stringify(
  {
    attrs: { width: 300, height: 220 },
    className: 'Stage',
    children: [
      {
        attrs: {},
        className: 'Layer',
        children: [
          {
            attrs: {
              name: 'photo',
              picture: 'harbor',
              effect: 'sepia',
              width: 300,
              height: 220,
              fill: '#e2ded3',
            },
            className: 'Image',
          },
          {
            attrs: { name: 'stamp', action: 'turn', x: 226, y: 142, rotation: -10 },
            className: 'Group',
            children: [
              {
                attrs: { x: -50, y: -50, width: 100, height: 100, fill: '#f6b73c' },
                className: 'Rect',
              },
              {
                attrs: { name: 'fox', picture: 'fox', x: -42, y: -42, width: 84, height: 84 },
                className: 'Image',
              },
            ],
          },
        ],
      },
    ],
  },
  null,
  2,
);
