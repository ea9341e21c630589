"use client";
import dynamic from 'next/dynamic';
import { useState } from 'react';
const Canvas = dynamic(() => import('../components/canvas'), { ssr: false });
export default function Page(props) {
  const [n] = useState(3);
  return <main><h1>Canvas</h1><Canvas count={n} /></main>;
}
