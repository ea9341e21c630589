import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { Stage, Layer, Text } from 'react-konva';
const client = new QueryClient();
const List = () => { const { data } = useQuery({ queryKey: ['t'], queryFn: () => axios.get('/api/todos').then((r) => r.data) }); return data?.map((t: any, i: number) => <Text key={i} y={i * 20} text={t.title} />) ?? null; };
export default function App() { return <QueryClientProvider client={client}><Stage width={200} height={200}><Layer><List /></Layer></Stage></QueryClientProvider>; }
