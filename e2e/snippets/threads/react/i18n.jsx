import { useTranslation } from 'react-i18next';
import { Stage, Layer, Text } from 'react-konva';
export default function Hello() {
  const { t } = useTranslation();
  return <Stage width={300} height={100}><Layer><Text text={t('hello')} fontSize={30} /></Layer></Stage>;
}
