const user = { name: 'Ada' };

export default function App() {
  return <p>Hello {user as never}</p>;
}
