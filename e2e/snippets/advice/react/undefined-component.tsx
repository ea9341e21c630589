const parts: Record<string, () => null> = {};
const Part = parts['board'];

export default function App() {
  return <Part />;
}
