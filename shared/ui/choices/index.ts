// Controls that choose one or more of several values.
export { Cascader, type CascaderProps } from './Cascader';
export { ChipGroup } from './ChipGroup';
export { linkChip } from './linkChip';
export type { Choice, ChoiceProps } from './choice';
export { FilterLinks } from './FilterLinks';
export { Segmented } from './Segmented';
export { Slider, type SliderProps, type SliderValue } from './Slider';
export { Tabs, type TabItem, type TabsProps } from './Tabs';
