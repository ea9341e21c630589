// connects two shapes by an arrow
function getConnectorPoints(from, to) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let angle = Math.atan2(-dy, dx);
  const radius = 50;
  return [
    from.x + -radius * Math.cos(angle + Math.PI),
    from.y + radius * Math.sin(angle + Math.PI),
    to.x + -radius * Math.cos(angle),
    to.y + radius * Math.sin(angle),
  ];
}

function drawConnectors(layer, targets, connectors) {
  connectors.forEach((c) => {
    const line = new Konva.Arrow({ stroke: 'black', id: c.id, fill: 'black' });
    line.points(getConnectorPoints(targets[c.from], targets[c.to]));
    layer.add(line);
  });
}
