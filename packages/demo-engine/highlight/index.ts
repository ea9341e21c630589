export { createHighlighter, type Highlighter } from './highlight';
export { findLanguage, type Language, languageOfPath, LANGUAGES } from './languages';
export { TOKEN_CLASSES, type TokenClass } from './token-classes';
