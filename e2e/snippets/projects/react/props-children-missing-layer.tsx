"use client"

import { Stage, Circle } from "react-konva"
import { Button } from "@/components/ui/button"
import { useState } from "react"

export function DotBoard() {
  const [dots, setDots] = useState([{ x: 50, y: 50 }])
  return (
    <div className="flex flex-col gap-4">
      <Button onClick={() => setDots([...dots, { x: Math.random() * 300, y: 80 }])}>Add</Button>
      <Stage width={400} height={200}>
        {dots.map((d, i) => <Circle key={i} x={d.x} y={d.y} radius={12} fill="black" />)}
      </Stage>
    </div>
  )
}
