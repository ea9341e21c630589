import React from "react";
import { Provider, useSelector, useDispatch } from "react-redux";
import { configureStore, createSlice } from "@reduxjs/toolkit";
import { Stage, Layer, Circle } from "react-konva";
const slice = createSlice({ name: "s", initialState: { list: [{ x: 50, y: 50 }] }, reducers: { add: (s, a) => { s.list.push(a.payload); } } });
const store = configureStore({ reducer: slice.reducer });
function Canvas() {
  const list = useSelector((s) => s.list);
  const dispatch = useDispatch();
  return <Stage width={300} height={200} onClick={(e) => dispatch(slice.actions.add(e.target.getStage().getPointerPosition()))}><Layer>{list.map((c, i) => <Circle key={i} {...c} radius={20} fill="teal" />)}</Layer></Stage>;
}
export default () => <Provider store={store}><Canvas /></Provider>;
