import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { Stage, Layer, Circle } from 'react-konva';
const slice = createSlice({ name: 'dots', initialState: [{ x: 40, y: 40 }], reducers: { add: (s, a) => { s.push(a.payload); } } });
const store = configureStore({ reducer: { dots: slice.reducer } });
const Dots = () => useSelector((s) => s.dots).map((d, i) => <Circle key={i} {...d} radius={10} fill="blue" />);
export default () => <Provider store={store}><Stage width={300} height={200}><Layer><Dots /></Layer></Stage></Provider>;
