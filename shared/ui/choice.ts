import type { ReactNode } from 'react';

/** One of several things to choose from. */
export interface Choice<Value extends string = string> {
  value: Value;
  text: ReactNode;
  /** Small number after the text. */
  count?: string;
  /** Icon, logo or swatch before the text. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props shared by ChipGroup, Segmented and Select: controlled, one value chosen. `label` names the group. */
export interface ChoiceProps<Value extends string = string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}
