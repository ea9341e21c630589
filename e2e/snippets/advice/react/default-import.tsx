import ReactKonva from 'react-konva';

export default function App() {
  return <ReactKonva.Stage width={400} height={300} />;
}
