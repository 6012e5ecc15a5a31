// Controls that choose one or more of several values.
export { Cascader } from './Cascader';
export { ChipGroup } from './ChipGroup';
export { linkChip } from './linkChip';
export { FilterLinks } from './FilterLinks';
export { Segmented } from './Segmented';
export { Slider } from './Slider';
export { Tabs } from './Tabs';
