const json = '{"attrs":{"width":578,"height":200},"className":"Stage","children":[{"attrs":{},"className":"Layer","children":[{"attrs":{"x":100,"y":100,"sides":6,"radius":70,"fill":"red"},"className":"RegularPolygon"}]}]}';
const stage = Konva.Node.create(JSON.parse(json), 'container');
stage.find('RegularPolygon')[0].on('mouseover', function () { console.log('over'); });
