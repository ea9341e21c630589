const App = () => {
  const [x, setX] = React.useState(20);
  return <ReactKonva.Stage width={300} height={200}><ReactKonva.Layer><ReactKonva.Rect x={x} width={50} height={50} fill="red" onClick={() => setX(x + 9)} /></ReactKonva.Layer></ReactKonva.Stage>;
};
