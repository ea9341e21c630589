// somewhere in my class
this.stage.on('wheel', (e) => {
  e.evt.preventDefault();
  const oldScale = this.stage.scaleX();
  const pointer = this.stage.getPointerPosition();
  // ...
  this.stage.scale({ x: newScale, y: newScale });
});
