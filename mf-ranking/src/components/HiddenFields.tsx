interface HiddenFieldsProps {
  readonly address: string;
  /** Fields that the form has itself. */
  readonly except: readonly string[];
}

/** Renders parameters of an address as hidden fields, so that a form sent without JavaScript keeps them. */
export const HiddenFields = ({ address, except }: HiddenFieldsProps) =>
  [...new URLSearchParams(address.split('?')[1])]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
