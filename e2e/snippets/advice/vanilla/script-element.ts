const script = document.createElement('script');
script.src = 'https://cdn.example.com/konva.min.js';
document.head.append(script);
