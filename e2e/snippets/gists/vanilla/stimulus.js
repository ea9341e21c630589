import { Controller } from '@hotwired/stimulus';
import Konva from 'konva';
export default class extends Controller {
  static targets = ['canvas'];
  connect() {
    this.stage = new Konva.Stage({ container: this.canvasTarget, width: 300, height: 300 });
  }
}
