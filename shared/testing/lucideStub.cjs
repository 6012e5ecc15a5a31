// Icons as empty pictures: the package's CommonJS build is one file of 1,600 icons, which every test file would run anew.
const { createElement } = require('react');

const named = (name) => {
  const className = `lucide lucide-${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}`;
  return ({ size, ...props }) => createElement('svg', { 'aria-hidden': 'true', className, width: size, ...props });
};

module.exports = new Proxy({}, { get: (icons, name) => (icons[name] ??= named(name)) });
