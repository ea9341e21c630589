import Box from '@/components/Box';
import { store } from '~/store';
import x from 'framer-motion';
export default () => <Box store={store} x={x} />;
