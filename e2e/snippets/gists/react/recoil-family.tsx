import { atomFamily, useRecoilState, RecoilRoot } from 'recoil';
import { Stage, Layer, Rect } from 'react-konva';
const rectState = atomFamily({ key: 'rect', default: { x: 10, y: 10 } });
const Box = ({ id }: { id: string }) => { const [r, set] = useRecoilState(rectState(id)); return <Rect {...r} width={40} height={40} fill="red" draggable onDragEnd={(e) => set({ x: e.target.x(), y: e.target.y() })} />; };
export default () => <RecoilRoot><Stage width={200} height={200}><Layer><Box id="a" /></Layer></Stage></RecoilRoot>;
