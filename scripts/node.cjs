// What every command of package.json begins with: on a Node that is too old it says so, before
// anything is loaded that such a Node cannot read; then TypeScript is read. In words of any Node.
'use strict';

var lowest = require('../package.json').engines.node.slice('>='.length);

var parts = process.versions.node.split('.').map(Number);
var limits = lowest.split('.').map(Number);
var isOlder = parts[0] < limits[0] || (parts[0] === limits[0] && parts[1] < limits[1]);

if (isOlder) {
  console.error(
    'This is Node ' +
      process.versions.node +
      '; the project needs ' +
      lowest +
      ' or newer. npm ci brings one on Linux (glibc), macOS and Windows, unless optional packages' +
      ' are left out; elsewhere: nvm install, or https://nodejs.org/en/download',
  );
  process.exit(1);
}

require('tsx/esm/api').register();
