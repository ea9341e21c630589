return (
  <Stage width={400} height={300} onWheel={handleWheel}>
    <Layer>
      {images.map((img) => (
        <Image key={img.id} image={img.el} />
      ))}
    </Layer>
  </Stage>
);
