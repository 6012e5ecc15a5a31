const isTouched = (control: HTMLInputElement): boolean =>
  control.type === 'radio' ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;

/** What was typed or chosen in the named entries of a form's HTML before the page was taken over: name and value. */
export const typedEarly = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): [Name, string][] =>
  [...form.elements].flatMap((control): [Name, string][] => {
    if (!(control instanceof HTMLInputElement) || !isTouched(control)) return [];
    const name = names.find((known) => known === control.name);
    return name === undefined ? [] : [[name, control.value]];
  });
