/** Modules that the site's build makes from the demos; see `Written files` in the package's README. */

declare module '@demo-data/vendors' {
  import type { VendorManifest } from '../model/published';

  const vendors: VendorManifest;
  export default vendors;
}

declare module '@demo-data/frame' {
  const frameDocument: string;
  export default frameDocument;
}

declare module '@demo-data/early' {
  import type { EarlyAddresses } from '../model/published';

  const addresses: EarlyAddresses;
  export default addresses;
}

declare module '@demo-data/playground' {
  import type { PlaygroundAddresses } from '../playground/project-info';

  const addresses: PlaygroundAddresses;
  export default addresses;
}

declare module '@demo-data/type-check' {
  import type { TypeCheckAddresses } from '../type-check/type-data';

  const addresses: TypeCheckAddresses;
  export default addresses;
}

declare module '@demo-data/catalog' {
  import type { DemoCard } from '../model/published';

  const catalog: DemoCard[];
  export default catalog;
}

declare module '@demo-data/*' {
  import type { DemoData } from '../model/published';

  const data: DemoData;
  export default data;
}
