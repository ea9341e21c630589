private drawGrid(): void {
  const stage = this.stage;
  for (let i = 0; i < 10; i++) {
    this.layer.add(new Konva.Line({ points: [i * 40, 0, i * 40, stage.height()], stroke: '#ddd' }));
  }
}
