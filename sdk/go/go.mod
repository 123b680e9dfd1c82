module posthorn.example/posthorn

go 1.21
