import { Component } from '@angular/core';
export class AppComponent {}
console.log(Component);
