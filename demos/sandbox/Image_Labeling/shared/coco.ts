import { download } from '../../../common/konva/files';
import { areaOf, boundsOf, CLASSES, PICTURE, type Region } from './regions';

/** The labels in the format of the COCO data set. */
export function toCoco(regions: Region[]): string {
  const { name, width, height } = PICTURE;
  return JSON.stringify({
    images: [{ id: 1, file_name: name, width, height }],
    categories: CLASSES.map((one, i) => ({ id: i + 1, name: one.name })),
    annotations: regions.map((region) => ({
      id: region.id,
      image_id: 1,
      category_id: CLASSES.findIndex((one) => one.name === region.name) + 1,
      bbox: boundsOf(region),
      area: areaOf(region.points),
      segmentation: region.isBox ? [] : [region.points],
      iscrowd: 0,
    })),
  });
}

export const saveCoco = (regions: Region[]) =>
  download(new Blob([toCoco(regions)], { type: 'application/json' }), 'labels.json');
