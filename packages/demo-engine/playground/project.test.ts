import { describe, expect, it } from 'vitest';
import { blankProject } from './blank-project';
import { addFile, deleteFile, editFile, fileNameProblem, isFixed, renameFile } from './project';

const project = addFile(blankProject('react'), 'star.ts', 'export const points = 5;');

describe('playground files', () => {
  it.each([
    ['', /name/],
    ['a b.ts', /letters, digits/],
    ['../up.ts', /letters, digits/],
    ['/abs.ts', /letters, digits/],
    ['x'.repeat(90) + '.ts', /80 characters/],
    ['note.vue', /must end in \.tsx/],
    ['star.ts', /already/],
    ['CON.ts', /Windows/],
    ['parts/aux/star.ts', /Windows/],
    ['lpt1', /Windows/],
  ])('reject the name %j', (name, message) => {
    expect(fileNameProblem(project, name)).toMatch(message);
  });

  it('can be in folders', () => {
    expect(fileNameProblem(project, 'parts/my-star.v2.tsx')).toBeUndefined();
  });

  it('can be pictures, fonts and data, with names that are unique across folders', () => {
    const withCat = addFile(project, 'pictures/cat.png', 'AAAA');
    expect(fileNameProblem(withCat, 'data.json')).toBeUndefined();
    expect(fileNameProblem(withCat, 'cat.png')).toBe('There is a file named cat.png already: pictures/cat.png.');
    expect(fileNameProblem(withCat, 'tool.exe')).toContain('.png, .jpg');
  });

  it('keep their type when they are renamed', () => {
    const withCat = addFile(project, 'pictures/cat.png', 'AAAA');
    expect(fileNameProblem(withCat, 'tiger.png', 'pictures/cat.png')).toBeUndefined();
    expect(fileNameProblem(withCat, 'cat.png', 'pictures/cat.png')).toBeUndefined();
    expect(fileNameProblem(withCat, 'cat.json', 'pictures/cat.png')).toContain('must end so');
    expect(fileNameProblem(withCat, 'star.png', 'star.ts')).toContain('Text cannot become');
  });

  it('are limited in number', () => {
    const full = Array.from({ length: 38 }, (_, i) => `f${i}.ts`).reduce((p, name) => addFile(p, name), project);
    expect(fileNameProblem(full, 'one-more.ts')).toMatch(/at most 40/);
  });

  it('are edited, renamed and deleted in copies of the project', () => {
    const edited = editFile(project, 'star.ts', 'export const points = 6;');
    expect(project.files[1]?.text).toContain('5');
    expect(edited.files[1]?.text).toContain('6');
    expect(renameFile(project, 'star.ts', 'sun.ts').files.map((file) => file.path)).toEqual(['App.tsx', 'sun.ts']);
    expect(deleteFile(project, 'star.ts').files.map((file) => file.path)).toEqual(['App.tsx']);
  });

  it('do not let the entry be renamed or deleted', () => {
    expect(isFixed(project, 'App.tsx')).toBe(true);
    expect(deleteFile(project, 'App.tsx')).toBe(project);
    expect(renameFile(project, 'App.tsx', 'Main.tsx')).toBe(project);
  });
});
