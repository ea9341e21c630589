const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
for (let i = 0; i &lt; 3; i++) layer.add(new Konva.Circle({ x: 30 + 60 * i, y: 50, radius: 20, fill: &quot;red&quot; }));
[1].forEach((one) =&gt; one);
