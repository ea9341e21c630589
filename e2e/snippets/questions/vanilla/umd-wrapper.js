(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['konva'], factory);
  } else if (typeof module === 'object' && module.exports) {
    module.exports = factory(require('konva'));
  } else {
    root.Board = factory(root.Konva);
  }
}(this, function (Konva) {
  function Board(id) {
    this.stage = new Konva.Stage({ container: id, width: 300, height: 200 });
    this.layer = new Konva.Layer();
    this.stage.add(this.layer);
  }
  Board.prototype.add = function (x, y) {
    this.layer.add(new Konva.Rect({ x: x, y: y, width: 40, height: 40, fill: 'purple' }));
  };
  var board = new Board('container');
  board.add(10, 10); board.add(70, 10);
  return Board;
}));
