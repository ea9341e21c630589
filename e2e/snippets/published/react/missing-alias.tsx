import Box from '@/components/Box';
export default () => <Box />;
