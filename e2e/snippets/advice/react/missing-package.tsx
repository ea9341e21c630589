import styled from 'styled-components';
import { motion } from 'framer-motion';

const Box = styled.div``;

export default function App() {
  return (
    <Box>
      <motion.p>Hello</motion.p>
    </Box>
  );
}
