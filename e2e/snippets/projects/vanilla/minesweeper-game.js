const SIZE = 32, COLS = 8, ROWS = 6, MINES = 8;
const stage = new Konva.Stage({ container: 'game', width: SIZE * COLS, height: SIZE * ROWS });
const board = new Konva.Layer();
stage.add(board);
const cells = [];
for (let r = 0; r < ROWS; r++) {
  for (let c = 0; c < COLS; c++) {
    const g = new Konva.Group({ x: c * SIZE, y: r * SIZE });
    const rect = new Konva.Rect({ width: SIZE, height: SIZE, fill: '#bbb', stroke: '#777' });
    const label = new Konva.Text({ width: SIZE, height: SIZE, align: 'center', verticalAlign: 'middle', text: '', listening: false });
    g.add(rect, label);
    g.setAttrs({ mine: false, open: false, r, c });
    board.add(g);
    cells.push(g);
  }
}
while (cells.filter((g) => g.getAttr('mine')).length < MINES) cells[Math.floor(Math.random() * cells.length)].setAttr('mine', true);
const near = (g) => cells.filter((o) => o !== g && Math.abs(o.attrs.r - g.attrs.r) <= 1 && Math.abs(o.attrs.c - g.attrs.c) <= 1);
function open(g) {
  if (g.attrs.open) return;
  g.setAttr('open', true);
  const n = near(g).filter((o) => o.attrs.mine).length;
  g.findOne('Rect').fill(g.attrs.mine ? 'red' : '#eee');
  g.findOne('Text').text(g.attrs.mine ? '*' : n || '');
  if (!n && !g.attrs.mine) near(g).forEach(open);
}
cells.forEach((g) => g.on('click tap', () => open(g)));
document.querySelector('#restart').onclick = () => location.reload();
