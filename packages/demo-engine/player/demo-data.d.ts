/** Modules that the site's build makes from the demos; see `Written files` in the package's README. */

declare module '@demo-data/vendors' {
  const vendors: import('../model/published').VendorManifest;
  export default vendors;
}

declare module '@demo-data/vendors-development' {
  const vendors: import('../model/published').VendorManifest;
  export default vendors;
}

declare module '@demo-data/frame' {
  const frameDocument: string;
  export default frameDocument;
}

declare module '@demo-data/early' {
  const addresses: import('../model/published').EarlyAddresses;
  export default addresses;
}

declare module '@demo-data/playground' {
  const addresses: import('../playground/project-info').PlaygroundAddresses;
  export default addresses;
}

declare module '@demo-data/type-check' {
  const addresses: import('../type-check/type-data').TypeCheckAddresses;
  export default addresses;
}

declare module '@demo-data/inspector' {
  const addresses: import('../model/published').InspectorAddresses;
  export default addresses;
}

declare module '@demo-data/konva-versions' {
  const versions: import('../model/published').KonvaVersions;
  export default versions;
}

declare module '@demo-data/catalog' {
  const catalog: import('../model/published').DemoCard[];
  export default catalog;
}

declare module '@demo-data/*' {
  const data: import('../model/published').DemoData;
  export default data;
}
