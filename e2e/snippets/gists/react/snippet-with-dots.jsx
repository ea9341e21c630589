const URLImage = ({ image }) => {
  const [img] = useImage(image.src);
  return <Image image={img} x={image.x} y={image.y} offsetX={img ? img.width / 2 : 0} />;
};

const App = () => {
  const stageRef = React.useRef();
  // ...
  return (
    <Stage width={400} height={300} ref={stageRef}>
      <Layer>
        {images.map((image) => <URLImage image={image} />)}
      </Layer>
    </Stage>
  );
};
