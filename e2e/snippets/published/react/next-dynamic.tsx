import dynamic from 'next/dynamic';
const Canvas = dynamic(() => import('./Canvas'));
export default () => <Canvas />;
