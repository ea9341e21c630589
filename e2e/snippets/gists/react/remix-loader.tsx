import { useLoaderData } from '@remix-run/react';
import { json } from '@remix-run/node';
import { Stage, Layer, Text } from 'react-konva';
export const loader = async () => json({ name: 'x' });
export default function Route() { const { name } = useLoaderData<typeof loader>(); return <Stage width={200} height={100}><Layer><Text text={name} /></Layer></Stage>; }
