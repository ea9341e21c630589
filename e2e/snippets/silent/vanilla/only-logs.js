console.log('Konva', Konva.version);
