import Konva from "konva";
import * as d3 from "d3";

type Datum = { month: string; value: number };
const data: Datum[] = [
  { month: "Jan", value: 30 }, { month: "Feb", value: 80 }, { month: "Mar", value: 45 }, { month: "Apr", value: 60 },
];
const margin = { top: 20, right: 20, bottom: 30, left: 40 };
const width = 480, height = 260;
const x = d3.scaleBand().domain(data.map((d) => d.month)).range([margin.left, width - margin.right]).padding(0.2);
const y = d3.scaleLinear().domain([0, d3.max(data, (d) => d.value)!]).nice().range([height - margin.bottom, margin.top]);
const stage = new Konva.Stage({ container: "chart", width, height });
const layer = new Konva.Layer();
data.forEach((d) => {
  layer.add(new Konva.Rect({ x: x(d.month), y: y(d.value), width: x.bandwidth(), height: y(0) - y(d.value), fill: "steelblue" }));
  layer.add(new Konva.Text({ x: x(d.month), y: height - 24, width: x.bandwidth(), align: "center", text: d.month }));
});
stage.add(layer);
