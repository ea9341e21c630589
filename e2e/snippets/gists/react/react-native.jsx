import { View, Text } from 'react-native';
import { Stage, Layer, Rect } from 'react-konva';
export default () => <View><Text>Hi</Text><Stage width={200} height={200}><Layer><Rect width={20} height={20} fill="red" /></Layer></Stage></View>;
