/** Browser entry: the components of API pages. */
export { ApiPage } from './components/ApiPage';
export { EasingCurve } from './components/EasingCurve';
export { FilterPreview } from './components/FilterPreview';
export { InheritedEvents, InheritedMembers, InheritedOptions } from './components/Inherited';
export { SentPart } from './components/SentPart';
export { StaticPart } from './components/StaticPart';
