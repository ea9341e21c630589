export default function App() {
  throw 'no data yet';
  return <p>Hello</p>;
}
