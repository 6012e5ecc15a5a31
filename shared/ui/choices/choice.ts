import type { ReactNode } from 'react';

export interface Choice<Value extends string = string> {
  value: Value;
  text: ReactNode;
}

/** Props of ChipGroup and Segmented: controlled, one value chosen. `label` names the group. */
export interface ChoiceProps<Value extends string = string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}
